import { useEffect, useState } from 'react'

/** Keys that are also pressed while the mouse is used: to select several bars, or to cancel a drag. */
const keysWithMouse = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Escape'])

/** Whether the keyboard was used last, and not a mouse or a finger. */
export const useUsesKeys = () => {
  const [usesKeys, setUsesKeys] = useState(true)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => !keysWithMouse.has(key) && setUsesKeys(true)
    const onPress = () => setUsesKeys(false)
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onPress, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPress, true)
    }
  }, [])
  return usesKeys
}
