import { Button, Group } from '@mantine/core'
import { IconFileDownload, IconMail } from '@tabler/icons-react'
import type { Company } from '#contract/companies/company.ts'
import { companyMessages as say } from '#contract/companies/company-messages.ts'
import type { StatementPeriod } from '#contract/companies/statement.ts'
import { statementEndpoints } from '#contract/companies/statement-endpoints.ts'
import { fetchStatementFile, fetchStatementPdf, useMailStatement } from '#web/companies/statement-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'

interface StatementActionsProps {
  company: Pick<Company, 'slug'>
  period: Required<StatementPeriod>
}

/** The statement of the shown period: as a PDF, as Excel, and by mail. */
export const StatementActions = ({ company: { slug }, period }: StatementActionsProps) => {
  const file = useFile(say.statementFailed)
  const mail = useMailStatement(slug)
  return (
    <Group gap="xs">
      <DownloadExcel
        fetchFile={(how) => fetchStatementFile(slug, period, how)}
        name={`statement-${period.date_to}.xlsx`}
        failed={say.statementFailed}
      />
      <Button
        variant="default"
        leftSection={<IconFileDownload size={16} />}
        loading={file.busy}
        onClick={() => file.save(() => fetchStatementPdf(slug, period), `statement-${period.date_to}.pdf`)}
      >
        PDF
      </Button>
      <May call={statementEndpoints.mail}>
        <Button
          variant="default"
          leftSection={<IconMail size={16} />}
          loading={mail.busy}
          onClick={() => mail.act(period)}
        >
          Send by mail
        </Button>
      </May>
    </Group>
  )
}
