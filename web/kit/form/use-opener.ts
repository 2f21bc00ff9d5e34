import { useLocation } from '@tanstack/react-router'

/** The state of a link to a form that returns to this page, as it is, after Save and Cancel. */
export const useOpener = () => {
  const { pathname, search } = useLocation()
  return { opener: { to: pathname, search } }
}
