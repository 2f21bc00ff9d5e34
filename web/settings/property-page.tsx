import { useState } from 'react'
import type { Settings } from '#contract/settings/settings.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'
import { PropertyForm } from '#web/settings/property-form.tsx'
import { useSettings } from '#web/settings/settings-queries.ts'

export const PropertyPage = () => (
  <Page title="Property" trail={{ Home: paths.admin, Settings: paths.settings }}>
    <Loaded query={useSettings()} skeleton={<FormSkeleton title="Property" fields={8} />} failed={say.loadFailed}>
      {(found) => <OpenForm opened={found} />}
    </Loaded>
  </Page>
)

/** The form is not refreshed while it is edited; saving fills it again. */
const OpenForm = ({ opened }: { opened: Settings }) => {
  const [settings, setSettings] = useState(opened)
  return <PropertyForm key={settings.version} settings={settings} onSaved={setSettings} />
}
