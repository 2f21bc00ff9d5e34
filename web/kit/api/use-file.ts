import { useState } from 'react'
import { objectUrlOf, saveFile } from '#web/kit/api/save-file.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

/**
 * Files that the server makes for a person: `save` puts one into the downloads, `show` opens it in a tab of its own,
 * from where it is printed. `busy` while one is being made.
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
      // Opened at once: a tab that opens some time after the click counts as a pop-up and is blocked.
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
