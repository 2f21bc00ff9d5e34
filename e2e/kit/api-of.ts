import { request as newRequest } from '@playwright/test'
import { expect } from '#e2e/kit/test.ts'

/** Signs in and calls the API directly, for what another person does at the same time. */
export const apiOf = async (address: string, { email, password }: { email: string; password: string }) => {
  const request = await newRequest.newContext({ baseURL: address })
  const signedIn = await request.post('/api/login', { data: { email, password } })
  const { token } = (await signedIn.json()).data
  return async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
}
