import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import classes from '#web/privacy/privacy.module.css'
import { useRetention, useRetentionRuns } from '#web/privacy/privacy-queries.ts'
import { RetentionForm } from '#web/privacy/retention-form.tsx'
import { RetentionPreviewCard } from '#web/privacy/retention-preview-card.tsx'
import { RetentionRuns } from '#web/privacy/retention-runs.tsx'

export const PrivacyPage = () => {
  const [days, setDays] = useState<number>()
  const retention = useRetention(days)
  const runs = useRetentionRuns()
  return (
    <Page
      title="Privacy"
      subtitle="How long photos and numbers of IDs are kept after the departure."
      trail={{ Home: paths.admin, Settings: paths.settings }}
    >
      <Loaded query={retention} skeleton={<Skeleton height={360} radius="lg" />} failed={say.loadFailed}>
        {(found) => (
          <div className={classes.page}>
            <RetentionForm key={found.version} retention={found} onTyped={setDays} />
            <RetentionPreviewCard retention={found} isOther={days !== undefined && days !== found.days} />
            <Loaded query={runs} skeleton={<Skeleton height={120} radius="lg" />} failed={say.runsFailed}>
              {(all) => <RetentionRuns runs={all} />}
            </Loaded>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
