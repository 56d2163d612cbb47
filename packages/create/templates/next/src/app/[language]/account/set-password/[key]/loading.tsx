export { Loading as default } from '../../../../../components/loading'
