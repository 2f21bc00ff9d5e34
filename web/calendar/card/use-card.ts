import { useCallback, useEffect, useRef, useState } from 'react'
import type { BarTarget } from '#web/calendar/grid/grid-types.ts'

interface OpenCard {
  target: BarTarget
  /** Opened by a click, a tap or Enter: it stays until it is closed. Otherwise it follows the pointer. */
  isPinned: boolean
}

const openDelay = 450
const closeDelay = 250

const keyOf = (target: BarTarget | undefined) => (target?.kind === 'stay' ? target.stay.stay : target?.block.id)

/** Clicks and keys there belong to the card. */
const ownParts = '[data-calendar-card], .mantine-Menu-dropdown'

/**
 * The card of a bar: it opens with a delay while the pointer or the keyboard rests on the bar, and never while something
 * is dragged.
 */
export const useCard = (isDragging: boolean, onClosed: () => void) => {
  const [card, setCard] = useState<OpenCard>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = useCallback((delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }, [])
  const keep = useCallback(() => clearTimeout(timer.current), [])
  const hover = useCallback(
    (target: BarTarget | undefined) =>
      later(target ? openDelay : closeDelay, () =>
        setCard((was) => {
          if (was?.isPinned) return was
          if (target && keyOf(target) === keyOf(was?.target)) return was
          return target && { target, isPinned: false }
        }),
      ),
    [later],
  )
  const pin = useCallback(
    (target: BarTarget) => {
      keep()
      setCard({ target, isPinned: true })
    },
    [keep],
  )
  const close = useCallback(() => {
    keep()
    setCard(undefined)
  }, [keep])

  useEffect(() => {
    if (isDragging) close()
  }, [isDragging, close])

  const isPinned = card?.isPinned === true
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(ownParts))) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('.mantine-Menu-dropdown')) return
      close()
      if (isPinned) onClosed()
    }
    if (!card) return
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [card, isPinned, close, onClosed])

  return { card, hover, pin, close, keep }
}
