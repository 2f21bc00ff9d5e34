import { useCallback, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'

type Strokes = ReturnType<SignaturePad['toData']>

/** In pixels of the screen: initials are longer, a dot or a slip of the finger is not. */
const shortestSignature = 60

const lengthOf = (strokes: Strokes) =>
  strokes
    .flatMap(({ points }) =>
      points.slice(1).map(({ x, y }, index) => Math.hypot(x - (points[index]?.x ?? x), y - (points[index]?.y ?? y))),
    )
    .reduce((sum, length) => sum + length, 0)

/** A canvas to sign on, in the resolution of the screen. Turning a tablet keeps what was drawn. */
export const useSignaturePad = () => {
  const pad = useRef<SignaturePad>(undefined)
  const shown = useRef<HTMLCanvasElement>(undefined)
  /** Undefined if nothing is drawn. */
  const [length, setLength] = useState<number>()

  const canvas = useCallback((element: HTMLCanvasElement | null) => {
    if (!element) return
    const drawn = new SignaturePad(element, { minWidth: 0.8, maxWidth: 2.6, penColor: '#10204a' })
    pad.current = drawn
    shown.current = element
    const resize = () => {
      const ratio = Math.max(window.devicePixelRatio, 1)
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      element.getContext('2d')?.scale(ratio, ratio)
      drawn.fromData(drawn.toData())
    }
    const note = () => setLength(lengthOf(drawn.toData()))
    drawn.addEventListener('endStroke', note)
    const watched = new ResizeObserver(resize)
    watched.observe(element)
    resize()
    return () => {
      watched.disconnect()
      drawn.removeEventListener('endStroke', note)
      drawn.off()
    }
  }, [])

  const draw = (strokes: Strokes) => {
    pad.current?.clear()
    pad.current?.fromData(strokes)
    setLength(strokes.length > 0 ? lengthOf(strokes) : undefined)
  }

  return {
    canvas,
    isSigned: length !== undefined && length >= shortestSignature,
    isTooShort: length !== undefined && length < shortestSignature,
    undo: () => draw(pad.current?.toData().slice(0, -1) ?? []),
    clear: () => draw([]),
    file: async () => {
      const drawn = pad.current
      if (!drawn || drawn.isEmpty()) return undefined
      const image = await new Promise<Blob | null>((resolve) => shown.current?.toBlob(resolve, 'image/png'))
      return image ? new File([image], 'signature.png', { type: 'image/png' }) : undefined
    },
  }
}
