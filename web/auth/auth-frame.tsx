import { Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ArcadePicture } from '#web/auth/arcade-picture.tsx'
import classes from '#web/auth/auth-frame.module.css'
import { Brand, Colophon, useHotelName } from '#web/kit/page/brand.tsx'

interface AuthFrameProps {
  title: string
  text: string
  children: ReactNode
}

/** The layout of the pages before sign-in: a picture on one side, a short form on the other. */
export const AuthFrame = ({ title, text, children }: AuthFrameProps) => {
  useDocumentTitle(`${title} · ${useHotelName()}`)
  return (
    <div className={classes.frame}>
      <div className={classes.picture} aria-hidden>
        <ArcadePicture />
      </div>
      <main className={classes.side}>
        <div className={classes.form}>
          <Brand />
          <div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            <p className={classes.text}>{text}</p>
          </div>
          {children}
        </div>
        <Colophon />
      </main>
    </div>
  )
}
