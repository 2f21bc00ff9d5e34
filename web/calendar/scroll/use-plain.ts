import { useLayoutEffect, useRef } from 'react'

/**
 * Which parts of the grid are drawn without text: those that came into view during fast scrolling. A part that has its
 * text keeps it.
 */
export const usePlain = (keys: string[], isFast: boolean) => {
  const complete = useRef<ReadonlySet<string>>(new Set())
  const isPlain = (key: string) => isFast && !complete.current.has(key)
  useLayoutEffect(() => {
    complete.current = new Set(keys.filter((key) => !isPlain(key)))
  })
  return isPlain
}
