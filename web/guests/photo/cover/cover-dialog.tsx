import { Alert, Button, Checkbox, Group, Slider, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import classes from '#web/guests/photo/cover/cover.module.css'
import { firstBox, moveBox, resizeBox } from '#web/guests/photo/cover/cover-box.ts'
import { coveredPicture } from '#web/guests/photo/cover/covered-picture.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import '@mantine/core/styles/Slider.layer.css'

interface CoverDialogProps {
  photo: File
  /** Gets the covered picture, or the chosen one if its digits are covered already. */
  onUse: (photo: File) => void
  onClose: () => void
}

const unreadable = 'This photo can’t be opened. Choose another file, or take the photo again.'

const percent = (share: number) => `${share * 100}%`
const step = 0.01
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Covers a part of the photo before it leaves the device. */
export const CoverDialog = ({ photo, onUse, onClose }: CoverDialogProps) => {
  const address = useAddress(photo)
  const [zoom, setZoom] = useState(1)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const { box, stage, boxEvents, cornerEvents } = useBox()

  const cover = async () => {
    setBusy(true)
    const covered = await coveredPicture(photo, box).catch(() => undefined)
    setBusy(false)
    if (covered) onUse(covered)
    else setBroken(true)
  }

  if (isBroken)
    return (
      <Dialog title="Cover the first eight digits" size={720} onClose={onClose}>
        <Alert data-tone="danger">{unreadable}</Alert>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose}>Close</Button>
        </Group>
      </Dialog>
    )

  return (
    <Dialog title="Cover the first eight digits" size={720} onClose={onClose}>
      <p className={classes.hint}>
        Drag the black box over the first eight digits of the Aadhaar number; the last four stay visible. With the
        keyboard: arrows move it, Shift and arrows change its size. The uncovered photo stays on this device.
      </p>
      <div className={classes.frame}>
        <div className={classes.stage} ref={stage} style={{ width: percent(zoom) }}>
          {address && (
            <img src={address} alt="What will be covered" draggable={false} onError={() => setBroken(true)} />
          )}
          <button
            type="button"
            className={classes.box}
            aria-label="Black box"
            data-autofocus
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
            {...boxEvents}
          >
            <span className={classes.corner} {...cornerEvents} />
          </button>
        </div>
      </div>
      <Group mt="sm" wrap="nowrap">
        <Text size="sm">Zoom</Text>
        <Slider thumbLabel="Zoom" min={1} max={4} step={0.25} value={zoom} onChange={setZoom} label={null} flex={1} />
      </Group>
      <Checkbox
        mt="sm"
        label="The first eight digits are under the box"
        checked={isChecked}
        onChange={(event) => setChecked(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" onClick={() => onUse(photo)}>
          The digits are covered already
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isChecked} loading={isBusy} onClick={cover}>
          Cover and use
        </Button>
      </Group>
    </Dialog>
  )
}

/** The box on the picture, and how it is dragged, resized and moved by keys. */
const useBox = () => {
  const [box, setBox] = useState(firstBox)
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef<{ x: number; y: number }>(undefined)

  const dragged = (change: typeof moveBox) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      event.stopPropagation()
      const size = stage.current?.getBoundingClientRect()
      if (!last.current || !size) return
      const [right, down] = [event.clientX - last.current.x, event.clientY - last.current.y]
      last.current = { x: event.clientX, y: event.clientY }
      setBox((before) => change(before, right / size.width, down / size.height))
    },
    onPointerUp: () => {
      last.current = undefined
    },
    onPointerCancel: () => {
      last.current = undefined
    },
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    setBox((before) => (event.shiftKey ? resizeBox : moveBox)(before, ...by))
  }

  return { box, stage, boxEvents: { ...dragged(moveBox), onKeyDown }, cornerEvents: dragged(resizeBox) }
}

const useAddress = (photo: File) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return address
}
