import { createContext, useContext } from 'react'
import classes from '#web/kit/page/brand.module.css'

interface Hotel {
  name: string
  version?: string
  time_zone?: string
  day_starts_at?: string
  state?: string
}

/** The hotel's name; the product's name until it is loaded. */
export const HotelContext = createContext<Hotel>({ name: 'Sarai' })

export const useHotelName = () => useContext(HotelContext).name

/** The mark and the hotel's name. */
export const Brand = ({ compact = false }: { compact?: boolean }) => {
  const name = useHotelName()
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="var(--mantine-color-lagoon-7)" />
        <path d="M7 26V15c0-5 5-6 9-10 4 4 9 5 9 10v11h-5v-9c0-2.6-2-3.4-4-5.4-2 2-4 2.8-4 5.4v9z" fill="#f7e9cf" />
        <circle cx="16" cy="22.5" r="2.2" fill="var(--mantine-color-marigold-4)" />
      </svg>
      {!compact && <span className={classes.name}>{name}</span>}
    </span>
  )
}

/** Version and copyright. */
export const Colophon = () => {
  const { name, version } = useContext(HotelContext)
  if (version === undefined) return null
  return (
    <small className={classes.colophon}>
      Version {version}
      <br />© 2025–{new Date().getFullYear()} {name}
    </small>
  )
}
