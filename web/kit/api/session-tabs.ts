/**
 * Messages between the tabs of one browser about the session. A session without Remember me is stored only in the tabs:
 * a new tab asks the others for it, and it is gone when the browser is closed.
 */
type TabMessage = { kind: 'ask' } | { kind: 'answer'; token: string } | { kind: 'ended'; token: string }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sarai.session')
const send = (message: TabMessage) => channel?.postMessage(message)

// Set while a tab has a session of its own, so that other tabs ask for it. It does not contain the session.
const sharedKey = 'sarai.tabs'
/** A busy tab takes a moment to answer. Without an answer the sign-in page is shown after this time. */
const longestWait = 500

interface Tab {
  /** The token that is stored only in this tab. */
  own: () => string | null
  /** Another tab has signed out of this session. */
  ended: (token: string) => void
}

export const joinTabs = (tab: Tab) => {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const token = tab.own()
    if (data.kind === 'ask' && token !== null) send({ kind: 'answer', token })
    if (data.kind === 'ended') tab.ended(data.token)
  })
}

export const announceSignOut = (token: string) => {
  localStorage.removeItem(sharedKey)
  send({ kind: 'ended', token })
}

export const markSharedSession = () => localStorage.setItem(sharedKey, '1')

/** The session of another tab, if there is one. */
export const askTabs = async () => {
  if (!channel || localStorage.getItem(sharedKey) === null) return null
  const token = await new Promise<string | null>((resolve) => {
    const onMessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'answer') settle(data.token)
    }
    const settle = (answer: string | null) => {
      channel.removeEventListener('message', onMessage)
      clearTimeout(timer)
      resolve(answer)
    }
    const timer = setTimeout(() => settle(null), longestWait)
    channel.addEventListener('message', onMessage)
    send({ kind: 'ask' })
  })
  // The browser was closed meanwhile.
  if (token === null) localStorage.removeItem(sharedKey)
  return token
}
