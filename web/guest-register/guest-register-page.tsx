import { Button, Group, SegmentedControl, Select, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconColumns3, IconPrinter } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RegisterExcelQuery, RegisterQuery } from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, RegisterShows, registerShowsNames } from '#contract/guest-register/register-column.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import type { RegisterTemplate } from '#contract/guest-register/register-template.ts'
import { addDays, laterOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/guest-register/guest-register.module.css'
import {
  fetchRegisterFile,
  fetchRegisterPdf,
  useGuestRegister,
  useTemplates,
} from '#web/guest-register/register-queries.ts'
import { RegisterTables } from '#web/guest-register/register-tables.tsx'
import { TemplateDialog } from '#web/guest-register/template-dialog.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { useReportSearch } from '#web/reports/use-report-search.ts'

export const GuestRegisterPage = () => (
  <Page title="Guest Register" trail={{ Home: paths.admin }}>
    <Loaded query={useTemplates()} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
      {(templates) => <Register templates={templates} />}
    </Loaded>
  </Page>
)

const mostShown = 31

/** Columns and people that were chosen for now, without saving them as a template. */
interface Layout {
  shows?: RegisterShows
  columns?: RegisterColumn[]
}

const Register = ({ templates }: { templates: RegisterTemplate[] }) => {
  const today = useHotelToday()
  const [wanted, change] = useReportSearch(RegisterExcelQuery, useSearch({ from: `/admin${paths.guestRegister}` }), {
    from: today,
    to: today,
  })
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const [layout, setLayout] = useState<Layout>({})
  const [isOpen, setOpen] = useState(false)
  const { busy, show } = useFile(say.pdfFailed)
  const template = templates.find(({ slug }) => slug === wanted.template) ?? templates[0]
  const { from, to } = wanted
  const shows = layout.shows ?? template?.shows ?? 'arrivals'
  const columns = layout.columns ?? template?.columns ?? []
  const query = { from, to, shows, columns }
  // Excel takes a whole year; the screen shows the last month of it.
  const isLong = nightsBetween(from, to) >= mostShown
  const shown = { ...query, from: isLong ? addDays(to, 1 - mostShown) : from }
  const register = useGuestRegister(shown)
  const choose = (slug: string | null) => {
    setLayout({})
    void change({ template: slug ?? undefined })
  }
  const print = () => {
    const wrong = RegisterQuery.safeParse({ from, to }).error?.issues[0]?.message
    if (wrong) toast.warning(wrong)
    else void show(() => fetchRegisterPdf(query), `guest-register-${from}-${to}.pdf`)
  }

  return (
    <>
      <div className={classes.toolbar}>
        <DaysFilter
          names={['from', 'to']}
          labels={['From', 'To']}
          query={{ from, to }}
          change={({ from = today, to = from }) => void change({ from, to: laterOf(from, to) })}
        />
        <Select
          aria-label="Template"
          w={210}
          allowDeselect={false}
          data={templates.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={template?.slug ?? null}
          onChange={choose}
        />
        <SegmentedControl
          aria-label="Who is listed"
          orientation={onPhone ? 'vertical' : 'horizontal'}
          value={shows}
          onChange={(chosen) => setLayout({ ...layout, shows: RegisterShows.parse(chosen) })}
          data={RegisterShows.options.map((value) => ({ value, label: registerShowsNames[value] }))}
        />
        <Button variant="default" leftSection={<IconColumns3 size={16} />} onClick={() => setOpen(true)}>
          Columns
        </Button>
        <Group gap="xs" className={classes.files}>
          <DownloadExcel
            fetchFile={(how) => fetchRegisterFile(query, how)}
            name={`guest-register-${from}-to-${to}.xlsx`}
            failed={say.excelFailed}
          />
          <Button leftSection={<IconPrinter size={16} />} loading={busy} onClick={print}>
            Print PDF
          </Button>
        </Group>
      </div>
      {isLong && <p className={classes.note}>Only the last 31 days are shown here. Excel has all of them.</p>}
      <Loaded query={register} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => <RegisterTables key={`${from} ${to} ${shows}`} register={{ ...found, columns }} />}
      </Loaded>
      {isOpen && (
        <TemplateDialog
          template={template}
          columns={columns}
          shows={shows}
          onUse={(chosen) => {
            setLayout({ ...layout, columns: chosen })
            setOpen(false)
          }}
          onSaved={({ slug }) => {
            choose(slug)
            setOpen(false)
          }}
          onRemoved={() => {
            choose(null)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
