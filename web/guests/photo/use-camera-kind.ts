import { useEffect, useState } from 'react'

/** How this device takes pictures: a phone's own camera app, a camera in the page, or not at all. */
export const useCameraKind = () => {
  const [kind, setKind] = useState<'phone' | 'page' | 'none'>('none')

  useEffect(() => {
    let gone = false
    if (matchMedia('(pointer: coarse) and (hover: none)').matches) setKind('phone')
    else {
      // Outside HTTPS and this very machine, browsers hide the camera altogether.
      const devices = navigator.mediaDevices?.enumerateDevices() ?? Promise.resolve([])
      devices
        .then((found) => {
          if (!gone && found.some((device) => device.kind === 'videoinput')) setKind('page')
        })
        .catch(() => {})
    }
    return () => {
      gone = true
    }
  }, [])

  return kind
}
