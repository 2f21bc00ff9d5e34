import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import classes from '#web/kit/record/record.module.css'

interface SessionPhotoProps {
  /** The query that fetches it with the session; a photo never has a public address. */
  query: { data: Blob | undefined; error: Error | null }
  alt: string
  missing: string
  className: string | undefined
}

export const SessionPhoto = ({ query: { data, error }, alt, missing, className }: SessionPhotoProps) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (error) return <p className={classes.wrong}>{failureText(error, missing)}</p>
  if (!address) return <Skeleton className={className} />
  return <img src={address} alt={alt} className={className} />
}
