/**
 * What the tabs of one browser tell each other about the sign-in. A sign-in without Remember me lives in the tabs
 * alone: a new tab asks the others for it, and nothing of it is left when the browser is closed.
 */
type Word = { kind: 'ask' } | { kind: 'answer'; token: string } | { kind: 'ended'; token: string }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sarai.session')
const say = (word: Word) => channel?.postMessage(word)

// Spares the wait for an answer where no tab has a sign-in of its own. It says nothing about who is signed in.
const hintKey = 'sarai.tabs'
/** A busy tab takes a moment to answer; without an answer the sign-in page comes this much later, once. */
const patience = 500

interface Tab {
  /** The sign-in that lives in this tab alone. */
  own: () => string | null
  /** Another tab has signed out of this sign-in. */
  ended: (token: string) => void
}

export const joinTabs = (tab: Tab) => {
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const token = tab.own()
    if (data.kind === 'ask' && token !== null) say({ kind: 'answer', token })
    if (data.kind === 'ended') tab.ended(data.token)
  })
}

export const tellEnded = (token: string) => {
  localStorage.removeItem(hintKey)
  say({ kind: 'ended', token })
}

export const hintAtTabs = () => localStorage.setItem(hintKey, '1')

/** The sign-in of another tab, if one has any. */
export const askTabs = async () => {
  if (!channel || localStorage.getItem(hintKey) === null) return null
  const token = await new Promise<string | null>((resolve) => {
    const heard = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'answer') settle(data.token)
    }
    const settle = (answer: string | null) => {
      channel.removeEventListener('message', heard)
      clearTimeout(timer)
      resolve(answer)
    }
    const timer = setTimeout(() => settle(null), patience)
    channel.addEventListener('message', heard)
    say({ kind: 'ask' })
  })
  // The browser was closed since.
  if (token === null) localStorage.removeItem(hintKey)
  return token
}
