import { Text } from '@mantine/core'
import { approvalMessages as say } from '#contract/approvals/approval-messages.ts'
import classes from '#web/approvals/approved-request.module.css'

/** What the colleague approves: the action, whose booking, the amounts and days, the reason. */
export const ApprovedRequest = ({ lines }: { lines: string[] }) => {
  const [action, ...rest] = lines
  if (action === undefined) return null
  return (
    <section className={classes.request} aria-label={say.requestTitle}>
      <Text fw={600}>{action}</Text>
      {rest.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </section>
  )
}
