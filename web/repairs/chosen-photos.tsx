import { Button, CloseButton, Group } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { mostPhotos } from '#contract/repairs/repair-endpoints.ts'
import record from '#web/kit/record/record.module.css'
import { PhotoPicker } from '#web/repairs/photo-picker.tsx'
import classes from '#web/repairs/repairs.module.css'

interface ChosenPhotosProps {
  photos: File[]
  onChange: (photos: File[]) => void
}

/** The photos that are sent with a new report. */
export const ChosenPhotos = ({ photos, onChange }: ChosenPhotosProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  return (
    <div className={classes.chosen}>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCamera size={16} />}
          disabled={photos.length >= mostPhotos}
          onClick={() => input.current?.click()}
        >
          Add photos
        </Button>
        {photos.map((photo) => (
          <span key={`${photo.name} ${photo.size} ${photo.lastModified}`} className={classes.file}>
            {photo.name}
            <CloseButton
              size="xs"
              aria-label={`Remove ${photo.name}`}
              onClick={() => onChange(photos.filter((other) => other !== photo))}
            />
          </span>
        ))}
      </Group>
      {wrong && (
        <p className={record.wrong} role="alert">
          {wrong}
        </p>
      )}
      <PhotoPicker
        ref={input}
        onWrong={setWrong}
        onChoose={(added) => onChange([...photos, ...added].slice(0, mostPhotos))}
      />
    </div>
  )
}
