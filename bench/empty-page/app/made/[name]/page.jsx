export const revalidate = 300

/** Made when it is asked for, as the shop's lists are. */
export const generateStaticParams = () => []

export { default } from '../../page.jsx'
