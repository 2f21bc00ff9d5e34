import { useState } from 'react'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import type { TallySettings } from '#contract/reports/tally/tally-settings.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { TallyLedgersForm } from '#web/reports/tally/tally-ledgers-form.tsx'
import { useTallySettings } from '#web/reports/tally/tally-queries.ts'

export const TallyLedgersPage = () => (
  <Page
    title="Ledger Names"
    trail={{ Home: paths.admin, 'Tally Export': paths.tally }}
    subtitle="The names of the ledgers in Tally. An empty field has the name shown in grey."
  >
    <Loaded
      query={useTallySettings()}
      skeleton={<FormSkeleton title="Income" fields={8} />}
      failed={say.settingsFailed}
    >
      {(found) => <OpenForm opened={found} />}
    </Loaded>
  </Page>
)

/** The form is not refreshed while it is edited. */
const OpenForm = ({ opened }: { opened: TallySettings }) => {
  const [settings] = useState(opened)
  return <TallyLedgersForm settings={settings} />
}
