import type { ChangeEvent, Ref } from 'react'
import { repairPhoto } from '#contract/repairs/repair-endpoints.ts'
import { scaledDown } from '#web/repairs/scaled-down.ts'

interface PhotoPickerProps {
  ref: Ref<HTMLInputElement>
  onChoose: (photos: File[]) => void
  /** Why a file was left out; undefined if all are fine. */
  onWrong: (message: string | undefined) => void
}

/** The browser's file input, hidden: a button clicks it. On a phone it offers the camera. */
export const PhotoPicker = ({ ref, onChoose, onWrong }: PhotoPickerProps) => {
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Emptied, so that the same file can be chosen again.
    currentTarget.value = ''
    const pictures = files.filter(({ type }) => repairPhoto.types.includes(type))
    const photos = await Promise.all(pictures.map(scaledDown))
    const small = photos.filter(({ size }) => size <= repairPhoto.largest)
    if (pictures.length < files.length) onWrong(repairPhoto.wrongType)
    else onWrong(small.length < photos.length ? repairPhoto.tooLarge : undefined)
    if (small.length > 0) onChoose(small)
  }
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      tabIndex={-1}
      aria-label="Photo files"
      accept={repairPhoto.types.join(',')}
      onChange={choose}
    />
  )
}
