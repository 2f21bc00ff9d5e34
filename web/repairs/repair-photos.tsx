import { Button, CloseButton, UnstyledButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { RepairDetails } from '#contract/repairs/repair.ts'
import { mostPhotos, repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { May } from '#web/kit/access/may.tsx'
import { callForFile } from '#web/kit/api/api.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import record from '#web/kit/record/record.module.css'
import { SessionPhoto } from '#web/kit/record/session-photo.tsx'
import { PhotoPicker } from '#web/repairs/photo-picker.tsx'
import { useAddPhotos, useRemovePhoto, useRepairPhoto } from '#web/repairs/repair-queries.ts'
import classes from '#web/repairs/repairs.module.css'

export const RepairPhotos = ({ repair: { slug, photos } }: { repair: RepairDetails }) => {
  const input = useRef<HTMLInputElement>(null)
  const add = useAddPhotos(slug)
  const remove = useRemovePhoto(slug)
  const [wrong, setWrong] = useState<string>()
  const send = (files: File[]) =>
    add.mutate(files, {
      onSuccess: () => toast.success(say.photoAdded),
      onError: (failure) => toast.error(failureText(failure, say.photoFailed)),
    })
  return (
    <section className={record.card} aria-label="Photos">
      <h2 className={record.heading}>Photos</h2>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={photo.slug}>
              <Photo slug={slug} photo={photo.slug} label={`Photo ${index + 1}`} />
              <May call={repairEndpoints.removePhoto}>
                <CloseButton
                  className={classes.remove}
                  aria-label={`Delete photo ${index + 1}`}
                  disabled={remove.busy}
                  onClick={() => remove.act(photo.slug)}
                />
              </May>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconCamera size={16} />}
        loading={add.isPending}
        disabled={photos.length >= mostPhotos}
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      {wrong && (
        <p className={record.wrong} role="alert">
          {wrong}
        </p>
      )}
      <PhotoPicker ref={input} onWrong={setWrong} onChoose={send} />
    </section>
  )
}

/** Pressed, it opens in its full size. */
const Photo = ({ slug, photo, label }: { slug: string; photo: string; label: string }) => {
  const query = useRepairPhoto(slug, photo)
  const { show } = useFile(say.photoMissing)
  const picture = <SessionPhoto query={query} alt={label} missing={say.photoMissing} className={classes.picture} />
  if (!query.data) return picture
  return (
    <UnstyledButton
      className={classes.open}
      aria-label={`Open ${label.toLowerCase()}`}
      onClick={() => show(() => callForFile(repairEndpoints.photo, { params: { slug, photo } }), 'repair.webp')}
    >
      {picture}
    </UnstyledButton>
  )
}
