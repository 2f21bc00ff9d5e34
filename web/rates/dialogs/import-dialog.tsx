import { Alert, Button, FileInput, Group, Progress, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { type Saved, useSaveDialog } from '#web/rates/dialogs/use-save-dialog.ts'
import { useImportRates } from '#web/rates/rate-queries.ts'

interface ImportDialogProps {
  last_change: number
  onSaved: (saved: Saved) => void
  onClose: () => void
}

/** Imports an Excel file. Wrong cells are listed, and then nothing is imported. */
export const ImportDialog = ({ last_change, onSaved, onClose }: ImportDialogProps) => {
  const [file, setFile] = useState<File | null>(null)
  const { mutateAsync } = useImportRates()
  const { save, isSaving, refusal, clear } = useSaveDialog({
    send: mutateAsync,
    onSaved,
    failed: say.importFailed,
  })
  // The message of the file as a whole is the refusal itself.
  const wrong = Object.entries(refusal?.fields ?? {}).filter(([cell]) => cell !== 'file')
  const isUnknown = refusal?.code === 'unknown_version'
  return (
    <Dialog title="Import Excel" onClose={onClose} size={560}>
      <Text mb="sm">Download the rates, change prices and restrictions in Excel, and choose that file.</Text>
      <FileInput
        label="File"
        placeholder="Choose an Excel file"
        accept=".xlsx"
        leftSection={<IconFileSpreadsheet size={16} />}
        value={file}
        onChange={(chosen) => {
          clear()
          setFile(chosen)
        }}
      />
      {refusal && (
        <Alert mt="md" data-tone="danger" role="alert">
          {refusal.message}
          {wrong.length > 0 && (
            <ul className={classes.errors} aria-label="Wrong cells">
              {wrong.map(([cell, messages]) => (
                <li key={cell}>
                  <b>{cell}</b>: {messages.join(' ')}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {isSaving && <Progress mt="md" value={100} animated aria-label="Importing" />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!file}
          loading={isSaving}
          onClick={() => file && save({ file, last_change: isUnknown ? last_change : undefined })}
        >
          {isUnknown ? 'Import anyway' : 'Import'}
        </Button>
      </Group>
    </Dialog>
  )
}
