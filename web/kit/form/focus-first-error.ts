import type { FieldError } from 'react-hook-form'

interface Wrong {
  name: string
  error: FieldError
}

const wrongFields = (errors: object, path = ''): Wrong[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const name = path === '' ? key : `${path}.${key}`
    return typeof error.type === 'string' ? [{ name, error }] : wrongFields(error, name)
  })

/**
 * Focuses the wrong field that comes first on the page. The library takes the one that was registered first, which is
 * another one if rows came and went. It focuses in a timer, so this waits for one more. A form with a wrong field that
 * has no name on the page is left to the library.
 */
export const focusFirstError = (errors: object, form: Element | null | undefined) => {
  const wrong = new Map(wrongFields(errors).map(({ name, error }) => [name, error]))
  const names = [...(form?.querySelectorAll('[name]') ?? [])].map((input) => input.getAttribute('name') ?? '')
  if (![...wrong.keys()].every((name) => names.includes(name))) return
  const first = wrong.get(names.find((name) => wrong.has(name)) ?? '')
  if (first) setTimeout(() => setTimeout(() => first.ref?.focus?.()))
}
