import { workerFile } from '#web/housekeeping-phone/shell/shell.ts'
import { paths } from '#web/paths.ts'

/**
 * Registers the service worker with which the page opens without a connection. When a new version of the hotel's program
 * has replaced it, the page is loaded again: steps are stored, so nothing is lost. An open form is waited for.
 */
export const keepShellCurrent = () => {
  const workers = navigator.serviceWorker
  // Browsers have it only over HTTPS and on localhost; the development server has no worker.
  if (!workers || !import.meta.env.PROD) return undefined
  const gone = new AbortController()
  const { signal } = gone
  let timer: ReturnType<typeof setInterval> | undefined

  const reloadWhenFree = () => {
    if (document.querySelector('[role=dialog]')) return
    location.reload()
  }
  const hear = ({ data }: MessageEvent<{ entry?: string }>) => {
    const own = document.querySelector<HTMLScriptElement>('script[type=module]')
    if (data.entry === undefined || !own || new URL(own.src).pathname === data.entry) return
    clearInterval(timer)
    timer = setInterval(reloadWhenFree, 1_000)
  }
  workers.addEventListener('message', hear, { signal })
  workers.startMessages()
  const registered = workers.register(workerFile, { scope: paths.housekeepingPhone, updateViaCache: 'none' })
  // The page may have been open for days, or opened from the store without a connection.
  const update = () => void registered.then((registration) => registration.update()).catch(() => undefined)
  registered.catch(() => undefined)
  window.addEventListener('online', update, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || update(), { signal })
  return () => {
    gone.abort()
    clearInterval(timer)
  }
}
