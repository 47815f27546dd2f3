export const GuidePage = () => <main class="page" />
