import { Progress } from '@mantine/core'
import classes from '#web/guests/form/guest-form.module.css'

/** The upload progress of the photo, from 0 to 1; hidden while there is no upload. */
export const UploadProgress = ({ share }: { share: number | undefined }) => {
  if (share === undefined) return null
  const percent = Math.round(share * 100)
  return (
    <div className={classes.progress}>
      <span>{percent < 100 ? `Sending the photo: ${percent}%` : 'Storing the photo …'}</span>
      <Progress.Root size="sm">
        <Progress.Section value={percent} aria-label="Photo sent" />
      </Progress.Root>
    </div>
  )
}
