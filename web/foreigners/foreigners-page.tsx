import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

export const ForeignersPage = () => (
  <Page title="Foreigners" trail={{ Home: paths.admin }}>
    {null}
  </Page>
)
