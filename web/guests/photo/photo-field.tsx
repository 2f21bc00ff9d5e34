import { Button, Group, Input } from '@mantine/core'
import { IconCamera, IconEyeOff, IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import type { PhotoChoice } from '#web/guests/form/guest-values.ts'
import { useGuestPhoto } from '#web/guests/guest-queries.ts'
import { Camera } from '#web/guests/photo/camera.tsx'
import { useCover } from '#web/guests/photo/cover/use-cover.ts'
import { PhotoPreview } from '#web/guests/photo/guest-photo.tsx'
import classes from '#web/guests/photo/photo.module.css'
import { photoProblem } from '#web/guests/photo/photo-check.ts'
import { PhotoInput } from '#web/guests/photo/photo-input.tsx'
import { scaledDown } from '#web/guests/photo/take-picture.ts'
import { useCameraKind } from '#web/guests/photo/use-camera-kind.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'

const name = 'id_proof_image'

const CoverDialog = lazyPart(async () => (await import('#web/guests/photo/cover/cover-dialog.tsx')).CoverDialog)

/** The ID proof's photo: picked, dropped or taken with a camera. */
export const PhotoField = () => {
  const { form, guest, kind } = useGuestFormState()
  const { field, fieldState } = useController({ control: form.control, name })
  const camera = useCameraKind()
  const [isCameraOpen, setCameraOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  const { toCover, setToCover, choose: coverOrTake, takeCovered } = useCover()
  const picker = useRef<HTMLInputElement>(null)
  const phoneCamera = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const isRequired = kind === 'modal' && guest === undefined
  const has = field.value !== 'none'
  const shown = useShownPhoto(field.value)

  const choose = async (files: File[]) => {
    const problem = await photoProblem(files)
    const [chosen] = files
    if (problem === undefined && chosen) coverOrTake(chosen)
    else form.setError(name, { type: 'photo', message: problem })
  }
  const chooseTaken = async ([taken]: File[]) => choose(taken ? [await scaledDown(taken)] : [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose([...event.dataTransfer.files])
  }
  const takePicture = () => (camera === 'phone' ? phoneCamera.current?.click() : setCameraOpen(true))

  return (
    <Input.Wrapper
      label="ID proof photo"
      labelElement="div"
      labelProps={{ 'data-required': isRequired }}
      error={fieldState.error?.message}
      errorProps={{ id: errorId }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the buttons inside do the same */}
      <div
        className={classes.dropZone}
        data-over={isOver}
        data-wrong={fieldState.invalid}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isCameraOpen ? (
          <Camera
            onCancel={() => setCameraOpen(false)}
            onTaken={(photo) => {
              setCameraOpen(false)
              choose([photo])
            }}
          />
        ) : (
          <>
            <PhotoPreview photo={field.value} slug={guest?.slug} />
            <div>
              {!has && <p className={classes.hint}>Drop a photo here. JPG, PNG or WEBP, 5 MB at most.</p>}
              <Group gap="xs">
                <Button
                  ref={field.ref}
                  size="xs"
                  variant="default"
                  leftSection={<IconPhotoUp size={16} />}
                  aria-describedby={fieldState.invalid ? errorId : undefined}
                  onClick={() => picker.current?.click()}
                >
                  {has ? 'Choose another' : 'Choose a photo'}
                </Button>
                {camera !== 'none' && (
                  <Button size="xs" variant="default" leftSection={<IconCamera size={16} />} onClick={takePicture}>
                    Take a photo
                  </Button>
                )}
                {shown && (
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconEyeOff size={16} />}
                    onClick={() => setToCover(shown)}
                  >
                    Cover digits
                  </Button>
                )}
                {has && (
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconTrash size={16} />}
                    onClick={() => field.onChange('none')}
                  >
                    Remove photo
                  </Button>
                )}
              </Group>
            </div>
          </>
        )}
      </div>
      {toCover && <CoverDialog photo={toCover} onUse={takeCovered} onClose={() => setToCover(undefined)} />}
      <PhotoInput ref={picker} label="ID proof photo file" onChoose={choose} />
      {camera === 'phone' && <PhotoInput ref={phoneCamera} label="Camera" capture onChoose={chooseTaken} />}
    </Input.Wrapper>
  )
}

/** The photo that the form shows, new or stored, if this person may see it. */
const useShownPhoto = (choice: PhotoChoice) => {
  const { guest } = useGuestFormState()
  const maySee = useMayCall()(guestEndpoints.photo)
  const { data } = useGuestPhoto(choice === 'stored' && maySee ? guest?.slug : undefined)
  if (choice instanceof File) return choice
  return choice === 'stored' && data ? new File([data], 'id-proof.webp', { type: data.type }) : undefined
}
