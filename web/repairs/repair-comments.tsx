import { Button, Stack } from '@mantine/core'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import type { RepairDetails } from '#contract/repairs/repair.ts'
import { RepairComment } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useSave } from '#web/kit/form/use-save.ts'
import record from '#web/kit/record/record.module.css'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { useComment } from '#web/repairs/repair-queries.ts'
import classes from '#web/repairs/repairs.module.css'

const messages = { done: say.commented, taken: say.commentFailed, failed: say.commentFailed }

export const RepairComments = ({ repair: { slug, comments } }: { repair: RepairDetails }) => {
  const zone = useHotelZone()
  const form = useFormOf(RepairComment, { comment: '' })
  const add = useComment(slug)
  const save = useSave(
    form,
    (draft) => add.mutateAsync(draft),
    messages,
    () => form.reset({ comment: '' }),
  )
  return (
    <section className={record.card} aria-label="Comments">
      <h2 className={record.heading}>Comments</h2>
      <ul className={classes.comments}>
        {comments.map(({ id, at, who, comment }) => (
          <li key={id}>
            <p>{comment}</p>
            <small>
              {who ?? 'Somebody'}, {formatDay(dayIn(zone, new Date(at)))} {formatTime(at, zone)}
            </small>
          </li>
        ))}
      </ul>
      <form onSubmit={save} noValidate>
        <Stack gap="xs" align="stretch">
          <TextareaField control={form.control} name="comment" label="New comment" />
          <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
            Add comment
          </Button>
        </Stack>
      </form>
    </section>
  )
}
