import type { ChangeEvent, Ref } from 'react'
import { photoRules } from '#contract/guests/id-proof.ts'

interface PhotoInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Opens the phone's camera instead of its pictures. */
  capture?: boolean
  onChoose: (files: File[]) => void
}

/** The browser's own file input, out of sight: buttons with our looks press it. */
export const PhotoInput = ({ ref, label, capture = false, onChoose }: PhotoInputProps) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Emptied, so that choosing the same file again counts as choosing.
    currentTarget.value = ''
    onChoose(files)
  }
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      aria-label={label}
      accept={capture ? 'image/*' : photoRules.types.join(',')}
      capture={capture ? 'environment' : undefined}
      onChange={choose}
    />
  )
}
