import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#web/kit/api/save-file.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import classes from '#web/kit/list/download-excel.module.css'

export interface Receiving {
  signal: AbortSignal
  onReceived: (bytes: number) => void
}

interface DownloadExcelProps {
  fetchFile: (how: Receiving) => Promise<Blob>
  name: string
  failed: string
  /** The label of the button, for a file that is not of Excel. */
  label?: string
  /** The size of the download, if known: 4,120 bookings. */
  what?: string | undefined
}

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/**
 * Downloads a file that may be large: it shows how much has arrived, and can be stopped. The size is not known before
 * the end, because the server writes the file while it sends it.
 */
export const DownloadExcel = ({ fetchFile, name, failed, label = 'Download Excel', what }: DownloadExcelProps) => {
  const [received, setReceived] = useState<number>()
  const running = useRef<AbortController>(undefined)
  // Leaving the screen stops the download.
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setReceived(0)
    try {
      saveFile(await fetchFile({ signal: controller.signal, onReceived: setReceived }), name)
    } catch (failure) {
      if (controller.signal.aborted) return
      const reason = failureText(failure, failed)
      toast.error(reason, reason === failed ? undefined : failed)
    } finally {
      setReceived(undefined)
    }
  }

  if (received === undefined) {
    return (
      <Button variant="default" leftSection={<IconFileSpreadsheet size={16} />} onClick={start}>
        {label}
      </Button>
    )
  }
  // Until the first byte arrives, the server may be busy with other files.
  const progress = received === 0 ? 'waiting…' : `${size(received)} so far`
  const soFar = what ? `${what}, ${progress}` : progress.replace(/^w/, 'W')
  return (
    <div className={classes.running}>
      <div
        className={classes.progress}
        role="progressbar"
        aria-label={label.replace(/^Download/, 'Downloading')}
        aria-valuetext={soFar}
      >
        <span className={classes.text}>{soFar}</span>
        <span className={classes.bar} />
      </div>
      <Button variant="default" onClick={() => running.current?.abort()}>
        Cancel
      </Button>
    </div>
  )
}
