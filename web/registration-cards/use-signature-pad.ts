import { useCallback, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'

/** A canvas to sign on, in the resolution of the screen. Turning a tablet keeps what was drawn. */
export const useSignaturePad = () => {
  const pad = useRef<SignaturePad>(undefined)
  const shown = useRef<HTMLCanvasElement>(undefined)
  const [isEmpty, setEmpty] = useState(true)

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
    const note = () => setEmpty(drawn.isEmpty())
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

  const draw = (strokes: ReturnType<SignaturePad['toData']>) => {
    pad.current?.clear()
    pad.current?.fromData(strokes)
    setEmpty(strokes.length === 0)
  }

  return {
    canvas,
    isEmpty,
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
