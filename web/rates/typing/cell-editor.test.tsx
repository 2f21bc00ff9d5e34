import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CellEditor } from '#web/rates/typing/cell-editor.tsx'
import { show } from '#web/testing/show.tsx'

const place = { left: 0, top: 0, width: 70, height: 34 }
const openEditor = (start: string, isTyped: boolean) => {
  const onDone = vi.fn()
  const onCancel = vi.fn()
  show(<CellEditor start={start} isTyped={isTyped} place={place} onDone={onDone} onCancel={onCancel} />)
  return { onDone, onCancel, field: screen.getByRole('textbox', { name: 'Price' }) }
}

test('Enter saves once, although the field is blurred afterwards', () => {
  const { field, onDone } = openEditor('+', true)
  fireEvent.change(field, { target: { value: '+10%' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(onDone.mock.calls).toEqual([[{ percent: 1000 }, 'Enter', false]])
})

test('one typed digit is saved by a click elsewhere', () => {
  const typed = openEditor('5', true)
  fireEvent.blur(typed.field)
  expect(typed.onDone.mock.calls).toEqual([[{ price: 500 }, 'blur', false]])
})

test('a price that was only looked at is not entered', () => {
  const { field, onDone, onCancel } = openEditor('4000', false)
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(onDone).not.toHaveBeenCalled()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('text that is not a price stays, with the reason', () => {
  const { field, onDone } = openEditor('1', true)
  fireEvent.change(field, { target: { value: '10%' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onDone).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', '10%')
  expect(screen.getByRole('alert').textContent).toContain('“10%” is not a price')
})
