import { paths } from '#web/app/paths.ts'
import { TextLink } from '#web/kit/links.tsx'

/** The way to a report. */
export const reportTrail = [
  <TextLink key="home" to={paths.dashboard} fz="sm">
    Home
  </TextLink>,
]
