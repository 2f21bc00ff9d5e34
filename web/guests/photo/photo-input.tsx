import type { ChangeEvent, Ref } from 'react'
import { photoRules } from '#contract/guests/id-proof.ts'

interface PhotoInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Opens the phone's camera instead of the picture library. */
  capture?: boolean
  onChoose: (files: File[]) => void
}

/** The browser's file input, hidden; our buttons click it. */
export const PhotoInput = ({ ref, label, capture = false, onChoose }: PhotoInputProps) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Emptied, so that the same file can be chosen again.
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
