import { Alert, Button, Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { zoneMessages } from '#contract/guests/passport/zone-messages.ts'
import classes from '#web/guests/passport/passport-zone-field.module.css'
import { usePassportZone } from '#web/guests/passport/use-passport-zone.ts'
import { Wide } from '#web/kit/form/form-card.tsx'

/**
 * Takes the lines at the bottom of a passport and fills in the fields. A text area, because scanners send Enter after
 * each line, which would submit the form from an ordinary field. Its text is neither saved nor kept as a draft.
 */
export const PassportZoneField = () => {
  const zone = usePassportZone()
  const endLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && zone.endLine()) event.preventDefault()
  }
  return (
    <Wide>
      <Textarea
        label={zoneMessages.label}
        description={zoneMessages.hint}
        error={zone.problem}
        classNames={{ input: classes.zone ?? '', description: classes.hint ?? '' }}
        rows={3}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        value={zone.text}
        onChange={(event) => zone.change(event.currentTarget.value)}
        onKeyDown={endLine}
        onPaste={(event) => zone.paste(event.clipboardData.getData('text')) && event.preventDefault()}
        onFocus={zone.prepare}
        onBlur={zone.leave}
      />
      {/* Always rendered, so that screen readers announce its content. */}
      <div role="status" className={classes.notes}>
        {zone.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {zone.differences.length > 0 && (
          <Alert data-tone="warning" title={zoneMessages.differs}>
            <ul className={classes.differences}>
              {zone.differences.map((difference) => (
                <li key={difference.field}>
                  <strong>{difference.label}</strong>
                  <span>
                    {zoneMessages.inForm(difference.inForm)} · {zoneMessages.inZone(difference.inZone)}
                  </span>
                  <Button size="compact-sm" variant="default" onClick={() => zone.replace(difference)}>
                    {zoneMessages.replace(difference.label)}
                  </Button>
                </li>
              ))}
            </ul>
            <Button size="compact-sm" variant="default" mt="xs" onClick={zone.keep}>
              {zoneMessages.keep}
            </Button>
          </Alert>
        )}
      </div>
    </Wide>
  )
}
