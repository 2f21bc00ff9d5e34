import { Collapse, Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '#web/app/menu.ts'
import classes from '#web/app/sidebar.module.css'

interface SidebarEntryProps {
  entry: MenuEntry
  rail: boolean
  open?: boolean
  onPress?: () => void
}

export const SidebarEntry = ({ entry, rail, open = false, onPress }: SidebarEntryProps) => (
  <>
    {entry.heading && !rail && <div className={classes.heading}>{entry.heading}</div>}
    <Tooltip label={entry.label} position="right" disabled={!rail}>
      <EntryTop entry={entry} rail={rail} open={open} onPress={onPress} />
    </Tooltip>
    {entry.links && (
      <Collapse expanded={open} transitionDuration={120}>
        <ul className={classes.links}>
          {entry.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classes.link} activeOptions={{ exact: true, includeSearch: false }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Collapse>
    )}
  </>
)

const EntryTop = ({ entry, rail, open, onPress, ...tooltip }: SidebarEntryProps) => {
  const { icon: Icon, label, to } = entry
  const face = (
    <>
      <Icon size={20} stroke={1.6} aria-hidden />
      {!rail && <span className={classes.label}>{label}</span>}
    </>
  )
  const shared = { ...tooltip, className: classes.entry, 'aria-label': rail ? label : undefined }

  if (to) {
    return (
      <Link {...shared} to={to} activeOptions={{ exact: true, includeSearch: false }}>
        {face}
      </Link>
    )
  }
  return (
    <UnstyledButton {...shared} aria-expanded={open} onClick={onPress}>
      {face}
      {!rail && <IconChevronRight size={16} className={classes.chevron} data-open={open} aria-hidden />}
    </UnstyledButton>
  )
}
