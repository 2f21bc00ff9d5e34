import { Skeleton } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import type { PhotoChoice } from '#web/guests/form/guest-values.ts'
import { useGuestPhoto } from '#web/guests/guest-queries.ts'
import classes from '#web/guests/photo/photo.module.css'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'

const alt = 'ID proof photo'

/** The stored photo. It is fetched with the session token, never by a public address. */
export const GuestPhoto = ({ slug }: { slug: string }) => {
  const maySee = useMayCall()(guestEndpoints.photo)
  return maySee ? <StoredPhoto slug={slug} /> : <p className={classes.failed}>{guestMessages.photoNotForYou}</p>
}

const StoredPhoto = ({ slug }: { slug: string }) => {
  const { data, error } = useGuestPhoto(slug)
  const address = useAddressOf(data)
  if (error) return <p className={classes.failed}>{failureText(error, guestMessages.photoMissing)}</p>
  if (address === undefined) return <Skeleton className={classes.picture} />
  return <img src={address} alt={alt} className={classes.picture} />
}

/** The photo that the form would save. */
export const PhotoPreview = ({ photo, slug }: { photo: PhotoChoice; slug: string | undefined }) => {
  const address = useAddressOf(photo instanceof File ? photo : undefined)
  if (photo === 'stored' && slug !== undefined) return <GuestPhoto slug={slug} />
  if (address !== undefined) return <img src={address} alt={alt} className={classes.picture} />
  return (
    <div className={classes.none} aria-hidden>
      <IconId size={32} />
    </div>
  )
}

/** An object URL of a picture in memory, revoked when it is no longer shown. */
const useAddressOf = (picture: Blob | undefined) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return setAddress(undefined)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
