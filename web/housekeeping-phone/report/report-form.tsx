import { Button, Textarea, TextInput } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { Report } from '#web/housekeeping-phone/phone-action.ts'
import { reportWords, stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'
import { shrinkPhoto } from '#web/housekeeping-phone/report/shrink-photo.ts'

const longest = { fault: 1000, lost: 300, where: 100 }

interface ReportFormProps {
  of: keyof typeof reportWords
  onReport: (report: Report & { area: string }) => void
}

/** A sentence, and a photo if it helps. Both are stored on the phone until they are sent. */
export const ReportForm = ({ of, onReport }: ReportFormProps) => {
  const words = reportWords[of]
  const [description, setDescription] = useState('')
  const [area, setArea] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string>()
  const camera = useRef<HTMLInputElement>(null)
  const picture = usePicture(photo)
  const { Icon } = stepWords[of]

  const take = async (taken: File | undefined) => {
    if (!taken) return
    const small = await shrinkPhoto(taken)
    setWrong(small ? undefined : texts.noPhoto)
    if (small) setPhoto(small)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (description.trim() === '') setWrong(words.missing)
    else onReport({ description: description.trim(), area: area.trim(), photo })
  }

  return (
    <form onSubmit={submit} className={classes.choices} noValidate>
      <Textarea
        label={words.what}
        size="md"
        rows={3}
        maxLength={longest[of]}
        data-autofocus
        value={description}
        onChange={(event) => {
          setDescription(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
      {'where' in words && (
        <TextInput
          label={words.where}
          size="md"
          maxLength={longest.where}
          value={area}
          onChange={(event) => setArea(event.currentTarget.value)}
        />
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={texts.photo}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {picture && <img src={picture} alt={words.photo} className={classes.photo} />}
      <div className={classes.actions}>
        <Button
          variant="default"
          className={classes.choice}
          flex={1}
          leftSection={<IconCamera size={24} aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          {photo ? texts.photoAgain : texts.photo}
        </Button>
        {photo && (
          <Button
            variant="default"
            className={classes.side}
            aria-label={texts.photoRemove}
            onClick={() => setPhoto(null)}
          >
            <IconTrash size={24} aria-hidden />
          </Button>
        )}
      </div>
      <p className={classes.wrong} role="alert">
        {wrong}
      </p>
      <Button type="submit" className={classes.next} leftSection={<Icon size={24} aria-hidden />}>
        {words.send}
      </Button>
    </form>
  )
}

const usePicture = (photo: File | null) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo) return setUrl(undefined)
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}
