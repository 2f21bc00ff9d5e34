import { Button, Group } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { ForeignerQuery } from '#contract/foreigners/foreigner.ts'
import { foreignerEndpoints } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { fetchForeignersFile, fetchForeignersPdf, useForeigners } from '#web/foreigners/foreigner-queries.ts'
import { ForeignersTable } from '#web/foreigners/foreigners-table.tsx'
import { May } from '#web/kit/access/may.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { paths } from '#web/paths.ts'

/** Foreign nationals in the house and before: who is to be filed with the authority, and until when. */
export const ForeignersPage = () => {
  const [query, change] = useListQuery(ForeignerQuery, useSearch({ from: `/admin${paths.foreigners}` }))
  const list = useForeigners(query)
  const pdf = useFile(say.listFailed)
  const period = { ...(query.from && { from: query.from }), ...(query.to && { to: query.to }) }
  return (
    <Page
      title="Foreigners"
      subtitle="Form III is filed within 24 hours of the arrival."
      trail={{ Home: paths.admin }}
      action={
        <Group gap="xs">
          <May call={foreignerEndpoints.saveField}>
            <ButtonLink to={paths.formThree} variant="default">
              Fields and codes
            </ButtonLink>
          </May>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} />}
            loading={pdf.busy}
            onClick={() => pdf.save(() => fetchForeignersPdf(period), 'foreigners.pdf')}
          >
            Download PDF
          </Button>
          <DownloadExcel
            fetchFile={(how) => fetchForeignersFile(period, how)}
            name="foreigners.xlsx"
            failed={say.listFailed}
          />
        </Group>
      }
    >
      <ForeignersTable list={list} query={query} change={change} />
    </Page>
  )
}
