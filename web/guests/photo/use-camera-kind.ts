import { useEffect, useState } from 'react'

/** How this device takes pictures: with the phone's camera app, in the page, or not at all. */
export const useCameraKind = () => {
  const [kind, setKind] = useState<'phone' | 'page' | 'none'>('none')

  useEffect(() => {
    let gone = false
    if (matchMedia('(pointer: coarse) and (hover: none)').matches) setKind('phone')
    else {
      // Browsers offer the camera only over HTTPS and on localhost.
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
