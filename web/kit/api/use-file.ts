import { useState } from 'react'
import { objectUrlOf, saveFile } from '#web/kit/api/save-file.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

/**
 * Files that the server creates on request: `save` downloads one, `show` opens it in a new tab for printing. `busy`
 * while one is being created.
 */
export const useFile = (failed: string) => {
  const [busy, setBusy] = useState(false)

  const get = async (fetchFile: () => Promise<Blob>, use: (file: Blob) => void, onFailed = () => {}) => {
    setBusy(true)
    try {
      use(await fetchFile())
    } catch (failure) {
      onFailed()
      toast.error(failureText(failure, failed))
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    save: (fetchFile: () => Promise<Blob>, name: string) => get(fetchFile, (file) => saveFile(file, name)),
    show: (fetchFile: () => Promise<Blob>, name: string) => {
      // Opened at once: a tab that opens later than the click is blocked as a pop-up.
      const tab = window.open('', '_blank')
      return get(
        fetchFile,
        (file) => {
          if (tab) tab.location.href = objectUrlOf(file)
          else saveFile(file, name)
        },
        () => tab?.close(),
      )
    },
  }
}
