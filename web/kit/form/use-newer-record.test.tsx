import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useNewerRecord } from '#web/kit/form/use-newer-record.ts'
import { show } from '#web/testing/show.tsx'

const Edit = z.object({ what: requiredText(100), where: requiredText(100), version: Version })
interface Stored {
  what: string
  where: string
  version: number
}

const Editor = ({ stored }: { stored: Stored }) => {
  const form = useFormOf(Edit, stored)
  useNewerRecord(form, stored)
  return (
    <>
      <TextField control={form.control} name="what" label="What" />
      <TextField control={form.control} name="where" label="Where" />
      <output data-testid="version">{form.watch('version')}</output>
    </>
  )
}

const first = { what: 'Tap drips', where: 'Bath', version: 1 }

const Page = ({ newer }: { newer: Partial<Stored> }) => {
  const [stored, setStored] = useState<Stored>(first)
  return (
    <>
      <Editor stored={stored} />
      <button type="button" onClick={() => setStored({ ...first, ...newer, version: 2 })}>
        Read again
      </button>
    </>
  )
}

/** Types in a field, then the page reads the record again. */
const typeAndRead = async (newer: Partial<Stored>) => {
  const { user } = show(<Page newer={newer} />)
  await user.type(screen.getByRole('textbox', { name: 'What' }), ' a lot')
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  const typed = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
  return [typed('What'), typed('Where'), screen.getByTestId('version').textContent]
}

it('takes over a newer version beside what is typed', async () => {
  expect(await typeAndRead({ where: 'Kitchen' })).toEqual(['Tap drips a lot', 'Kitchen', '2'])
})

it('keeps the old version if a colleague changed what is typed here, so that saving shows both', async () => {
  expect(await typeAndRead({ what: 'Tap is loose' })).toEqual(['Tap drips a lot', 'Bath', '1'])
})
