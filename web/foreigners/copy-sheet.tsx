import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import type { ChangedField, CopyField, ForeignerDetails } from '#contract/foreigners/foreigner.ts'
import { foreignerEndpoints } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import type { FormKey } from '#contract/foreigners/form-keys.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import { CopyRow } from '#web/foreigners/copy-row.tsx'
import classes from '#web/foreigners/copy-sheet.module.css'
import { FilingFacts } from '#web/foreigners/filing-facts.tsx'
import { fetchPortalPhoto } from '#web/foreigners/foreigner-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { useFile } from '#web/kit/api/use-file.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useOpener } from '#web/kit/form/use-opener.ts'
import { copyText } from '#web/kit/page/copy-text.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import record from '#web/kit/record/record.module.css'
import { RecordHistory } from '#web/kit/record/record-history.tsx'
import { paths } from '#web/paths.ts'

/** Every field in the order of the portal. Enter copies a value and goes to the next one. */
export const CopySheet = ({ foreigner }: { foreigner: ForeignerDetails }) => (
  <div className={classes.columns}>
    {foreigner.status === 'anonymised' ? (
      <section className={record.card}>{say.isAnonymised}</section>
    ) : (
      <Fields foreigner={foreigner} />
    )}
    <div className={record.column}>
      <FilingFacts foreigner={foreigner} />
      {foreigner.changed.length > 0 && <Changed changed={foreigner.changed} />}
      {foreigner.missing.length > 0 && <Missing foreigner={foreigner} />}
      {foreigner.history.length > 0 && <RecordHistory history={foreigner.history} />}
    </div>
  </div>
)

const Fields = ({ foreigner: { fields, slug, has_photo, passport_no } }: { foreigner: ForeignerDetails }) => {
  const [copied, setCopied] = useState<ReadonlySet<FormKey>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const photo = useFile(say.photoMissing)

  const copy = async (field: CopyField) => {
    if (!(await copyText(field.value))) return toast.error(say.copyFailed)
    setCopied((before) => new Set(before).add(field.key))
  }
  const goTo = (from: Element, step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-copy]') ?? [])]
    rows[rows.indexOf(from as HTMLElement) + step]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, field: CopyField) => {
    const row = event.currentTarget
    if (event.key === 'ArrowDown') goTo(row, 1)
    else if (event.key === 'ArrowUp') goTo(row, -1)
    else if (event.key === 'Enter') void copy(field).then(() => goTo(row, 1))
    else return
    event.preventDefault()
  }

  return (
    <section className={record.card} aria-label="Copy sheet">
      <h2 className={record.heading}>Copy sheet</h2>
      <p className={classes.hint}>
        Fields and formats as in the portal. Enter copies a value and goes to the next field; {copied.size} of{' '}
        {fields.filter(({ value }) => value !== '').length} copied.
      </p>
      <div ref={list} className={classes.sheet}>
        {[...groupBy(fields, ({ section }) => section)].map(([section, ofSection]) => (
          <Fragment key={section}>
            <h3 className={classes.section}>{section}</h3>
            {ofSection.map((field) =>
              field.key === 'photo' && has_photo ? (
                <div key={field.key} className={classes.row}>
                  <span className={classes.label}>{field.label}</span>
                  <May call={foreignerEndpoints.photo}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      leftSection={<IconDownload size={14} />}
                      loading={photo.busy}
                      onClick={() => photo.save(() => fetchPortalPhoto(slug), `${passport_no || 'photo'}.jpg`)}
                    >
                      Download JPEG
                    </Button>
                  </May>
                </div>
              ) : (
                <CopyRow
                  key={field.key}
                  field={field}
                  isCopied={copied.has(field.key)}
                  onCopy={() => void copy(field)}
                  onKeyDown={(event) => onKeyDown(event, field)}
                />
              ),
            )}
          </Fragment>
        ))}
      </div>
    </section>
  )
}

const Changed = ({ changed }: { changed: ChangedField[] }) => (
  <section className={record.card} aria-label="Changed since it was filed">
    <h2 className={record.heading}>
      <IconAlertTriangle size={16} aria-hidden /> Changed since it was filed
    </h2>
    <ul className={classes.missing}>
      {changed.map(({ label, filed, now }) => (
        <li key={label}>
          {label}: filed as {filed ? `“${filed}”` : 'empty'}, now {now ? `“${now}”` : 'empty'}
        </li>
      ))}
    </ul>
    <p className={classes.hint}>{say.changedSince}</p>
  </section>
)

const Missing = ({ foreigner: { missing, guest, fields } }: { foreigner: ForeignerDetails }) => {
  const state = useOpener()
  return (
    <section className={record.card} aria-label="Missing">
      <h2 className={record.heading}>
        <IconAlertTriangle size={16} aria-hidden /> Missing
      </h2>
      <ul className={classes.missing}>
        {missing.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <TextLink to={paths.addGuest} search={{ slug: guest }} state={state}>
        Complete the guest form
      </TextLink>
      {fields.some(({ key, is_missing }) => is_missing && key.startsWith('hotel_') && !key.includes('arrival')) && (
        <p className={classes.settings}>
          <TextLink to={paths.settings} state={state}>
            Complete the hotel’s address in the settings
          </TextLink>
        </p>
      )}
    </section>
  )
}
