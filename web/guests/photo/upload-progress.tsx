import { Progress } from '@mantine/core'
import classes from '#web/guests/form/guest-form.module.css'

/** How much of the photo has gone out, from 0 to 1; nothing while none is on its way. */
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
