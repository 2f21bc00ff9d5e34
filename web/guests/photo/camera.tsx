import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from '#web/guests/photo/photo.module.css'
import { pictureOf } from '#web/guests/photo/take-picture.ts'

interface CameraProps {
  onTaken: (photo: File) => void
  onCancel: () => void
}

/** Shows the device's camera instead of the photo. The camera is on only while it is shown. */
export const Camera = ({ onTaken, onCancel }: CameraProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening')

  useEffect(() => {
    let gone = false
    let stream: MediaStream | undefined
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
      })
      if (gone) return stop()
      if (video.current) video.current.srcObject = stream
      await video.current?.play()
      if (!gone) setState('open')
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open().catch(() => {
      if (!gone) setState('refused')
    })
    return () => {
      gone = true
      stop()
    }
  }, [])

  const take = async () => {
    const photo = video.current && (await pictureOf(video.current))
    if (photo) onTaken(photo)
  }

  return (
    <div className={classes.camera}>
      {state === 'refused' ? (
        <Alert data-tone="warning" title="The camera can't be opened">
          Allow this page to use it in the browser, close other programs that use it, or choose a file instead.
        </Alert>
      ) : (
        <video ref={video} className={classes.picture} muted playsInline aria-label="What the camera sees" />
      )}
      <Group gap="xs">
        {state !== 'refused' && (
          <Button size="xs" onClick={take} disabled={state === 'opening'}>
            Take this picture
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onCancel}>
          Back
        </Button>
      </Group>
    </div>
  )
}
