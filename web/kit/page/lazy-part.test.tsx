import { MantineProvider } from '@mantine/core'
import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'
import { show } from '#web/testing/show.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const Waiting = ({ name }: { name: string }) => <p>Waiting for {name}</p>

it('shows that it waits, and the part once it is loaded', async () => {
  let arrive: (part: typeof Greeting) => void = () => undefined
  const Part = lazyPart(
    () =>
      new Promise<typeof Greeting>((resolve) => {
        arrive = resolve
      }),
    Waiting,
  )
  show(<Part name="Asha" />)
  expect(screen.getByText('Waiting for Asha')).toBeDefined()
  arrive(Greeting)
  expect(await screen.findByText('Hello Asha')).toBeDefined()
})

it('a part that was preloaded is drawn at once', async () => {
  const Part = lazyPart(async () => Greeting, Waiting)
  const { user, rerender } = show(
    <button type="button" {...Part.early}>
      Open
    </button>,
  )
  await user.hover(screen.getByRole('button', { name: 'Open' }))
  rerender(
    <MantineProvider>
      <Part name="Asha" />
    </MantineProvider>,
  )
  expect(screen.getByText('Hello Asha')).toBeDefined()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        Try again
      </button>
    )
  }
}

it('a part that could not be loaded is loaded again by the next attempt, a preload that failed by the press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new Error('No connection')).mockRejectedValueOnce(new Error('No connection'))
  const Part = lazyPart(load)
  Part.preload()
  const { user } = show(
    <Boundary>
      <Part name="Asha" />
    </Boundary>,
  )
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Asha')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(3)
})
