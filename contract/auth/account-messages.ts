/** The sentences of the account menu and of screens that a person may not see. */
export const accountMessages = {
  homeScreens: { dashboard: 'Dashboard', calendar: 'Room Calendar' },
  homeScreenSet: (screen: string) => `${screen} is your home screen now.`,
  homeScreenFailed: 'Your home screen could not be changed. Please try again.',
  roleIs: (role: string) => `Role: ${role}`,
  notAllowedTitle: 'Not allowed',
  notAllowed: 'You may not see this page.',
  askForAccess: (role: string) => `Your role is ${role}. Ask an owner if you need this page.`,
}
