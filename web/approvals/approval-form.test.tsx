import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { approvalMessages as say } from '#contract/approvals/approval-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { ApprovalForm } from '#web/approvals/approval-form.tsx'
import { show } from '#web/testing/show.tsx'

const askedFor = ['Refund money', 'BK-000012, Asha Rao', '₹6,000.00', 'Left early']
const refusal = new Problem(
  403,
  'approval_needed',
  'Your role allows less.',
  undefined,
  'payments.refund',
  'a'.repeat(64),
  askedFor,
)

/** Answers each request in turn, and keeps their bodies. */
const open = (...answers: [status: number, body: object][]) => {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    const [status, reply] = answers[sent.length - 1] ?? [500, {}]
    return new Response(JSON.stringify(reply), { status })
  })
  const onApproved = vi.fn()
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <ApprovalForm refusal={refusal} onApproved={onApproved} onCancel={() => {}} />
    </QueryClientProvider>,
  )
  return { user, sent, onApproved }
}

const refused = (code: string, field: string, message: string): [number, object] => [
  422,
  { error: { code, message, fields: { [field]: [message] } } },
]
const approve = () => screen.getByRole('button', { name: 'Approve' })

test('the colleague sees what is approved, and is asked for a code when the server wants one', async () => {
  const { user, sent, onApproved } = open(
    refused('code_needed', 'code', say.codeNeeded),
    refused('wrong_code', 'code', 'This code is wrong.'),
    [201, { message: 'Approved by Meena', token: 'secret' }],
  )
  const request = screen.getByRole('region', { name: 'What is approved' })
  for (const line of askedFor) expect(request.textContent).toContain(line)
  expect(screen.queryByLabelText('Colleague’s code')).toBeNull()
  await user.type(screen.getByLabelText('Colleague’s email'), 'meena@hotel.example')
  await user.type(screen.getByLabelText('Colleague’s password'), 'seven quiet elephants')
  await user.click(approve())
  const code = await screen.findByLabelText('Colleague’s code')
  expect(document.activeElement).toBe(code)
  expect(screen.getByLabelText<HTMLInputElement>('Colleague’s password').value).toBe('seven quiet elephants')
  await user.type(code, '111111')
  await user.click(approve())
  expect(await screen.findAllByText('This code is wrong.')).toHaveLength(1)
  await user.type(code, '222222')
  await user.dblClick(approve())
  await vi.waitFor(() => expect(onApproved).toHaveBeenCalledExactlyOnceWith('secret'))
  expect(sent.map((draft) => draft.code)).toEqual(['', '111111', '222222'])
})

test('a refusal is told once, at its field', async () => {
  const { user } = open(refused('wrong_credentials', 'password', say.wrongCredentials))
  await user.type(screen.getByLabelText('Colleague’s email'), 'meena@hotel.example')
  await user.type(screen.getByLabelText('Colleague’s password'), 'wrong')
  await user.click(approve())
  expect(await screen.findAllByText(say.wrongCredentials)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
